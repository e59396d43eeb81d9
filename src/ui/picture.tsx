import { type CSSProperties, createContext, useContext } from "react";

/** The URLs of pictures, by name. */
export const PictureUrls = createContext<Record<string, string>>({});

/** The aspect ratios of pictures, by name: `360 / 240`. */
export const PictureShapes = createContext<Record<string, string>>({});

export interface PictureProps {
  picture: { image: string; alt: string };
  className?: string | undefined;
  /** Below the first screen, so it's loaded when it comes near. */
  lazy?: boolean;
}

export function Picture({ picture: { image, alt }, className, lazy = false }: PictureProps) {
  const urls = useContext(PictureUrls);
  const shape = useContext(PictureShapes)[image];
  // React's type doesn't list custom properties.
  const room = shape === undefined ? {} : { style: { "--shape": shape } as CSSProperties };
  return (
    <img
      className={className}
      {...room}
      src={urls[image]}
      alt={alt}
      draggable={false}
      {...(lazy ? { loading: "lazy" } : {})}
    />
  );
}
