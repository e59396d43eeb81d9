import { useState } from "react";
import placeholder from "./no-picture.svg?no-inline";
import styles from "./recipe-picture.module.css";

interface RecipePictureProps {
  address: string | undefined;
  className?: string | undefined;
  lazy?: boolean;
}

/** The picture of a recipe, or one of ours where it has none or cannot be had. The title beside it says what it shows. */
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
