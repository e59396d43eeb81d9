import { createContext, useContext } from "react";

/** Where pictures can be fetched, by name. */
export const PictureUrls = createContext<Record<string, string>>({});

export interface PictureProps {
  picture: { image: string; alt: string };
  className?: string | undefined;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
}

export function Picture({ picture: { image, alt }, className, lazy = false }: PictureProps) {
  const urls = useContext(PictureUrls);
  return <img className={className} src={urls[image]} alt={alt} draggable={false} {...(lazy ? { loading: "lazy" } : {})} />;
}
