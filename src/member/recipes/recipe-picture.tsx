import { useState } from "react";
import placeholder from "./no-picture.svg?no-inline";
import styles from "./recipe-picture.module.css";

interface RecipePictureProps {
  address: string | undefined;
  className?: string | undefined;
  lazy?: boolean;
}

/**
 * A recipe's picture, or a placeholder if there's none or it fails to load. The title next to it
 * describes it.
 */
export function RecipePicture({ address, className, lazy = false }: RecipePictureProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = address !== undefined && address !== broken;
  return (
    <img
      className={[styles.picture, className].filter(Boolean).join(" ")}
      src={isShown ? address : placeholder}
      alt=""
      width={400}
      height={300}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      {...(lazy ? { loading: "lazy" } : {})}
      onError={() => setBroken(address)}
    />
  );
}
