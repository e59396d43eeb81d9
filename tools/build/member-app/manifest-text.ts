import { memberApp } from "#lib/member-app.ts";
import type { ManifestIcon } from "./app-icons.ts";

interface Appearance {
  /** The brand's name. */
  name: string;
  /** The page's color. */
  paper: string;
  icons: ManifestIcon[];
}

/** The manifest of the member area, the same for every member. */
export function manifestText({ name, paper, icons }: Appearance): string {
  const manifest = {
    id: memberApp.page,
    name,
    short_name: name,
    start_url: memberApp.page,
    scope: memberApp.page,
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
