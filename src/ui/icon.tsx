import urlOf from "virtual:icons";

/** An icon of the Phosphor set, in the colour and size of the text around it. It only decorates. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={className} width="1em" height="1em" aria-hidden="true" focusable="false">
      <use href={urlOf(name)} />
    </svg>
  );
}
