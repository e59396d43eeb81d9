import urlOf from "virtual:icons";

/** A decorative icon of the Phosphor set, in the color and size of the text around it. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={className} width="1em" height="1em" aria-hidden="true" focusable="false">
      <use href={urlOf(name)} />
    </svg>
  );
}
