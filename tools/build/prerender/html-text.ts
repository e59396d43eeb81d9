export const jsonBlock = (attribute: string, value: unknown) =>
  `<script type="application/json" ${attribute}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
