import { type RefObject, useRef } from "react";
import { Button } from "#ui/button.tsx";

interface FileButtonProps {
  children: string;
  /** As in the `accept` attribute. */
  accept: string;
  onChoose: (file: File) => void;
  ref?: RefObject<HTMLButtonElement | null>;
  look?: "primary" | "quiet";
  busy?: boolean;
}

/** A button that lets the member choose a file. */
export function FileButton({
  children,
  accept,
  onChoose,
  ref,
  look = "quiet",
  busy = false,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(ref ? { ref } : {})}
        look={look}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
