import type { ReactNode } from "react";
import { TextLink } from "./text-link.tsx";

/** Opens a file at its line in the editor, using the development server's own endpoint. */
export function OpenInEditor({ opens, children }: { opens: string; children: ReactNode }) {
  return (
    <TextLink
      look="code"
      title="Open in the editor"
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(opens)}`)}
    >
      {children}
    </TextLink>
  );
}
