import { z } from "zod";
import { Copy, Icon } from "#steps/fields.ts";

const OwnLink = z.strictObject({ label: Copy, to: z.string().regex(/^\/[a-z0-9-]*$/, { error: "A link of the footer leads to a page of this site: /help." }) });
const OtherSite = z.strictObject({ label: Copy, icon: Icon, to: z.url({ protocol: /^https$/, error: "Write the whole address: https://…" }) });

/** `site.yaml`: what surrounds the funnel. */
export const Site = z.strictObject({
  brand: z.strictObject({ name: Copy, home: Copy, description: Copy }),
  header: z.strictObject({ back: Copy, skip: Copy }),
  admin: z.strictObject({
    open: Copy,
    title: Copy,
    hint: Copy,
    password: Copy,
    submit: Copy,
    busy: Copy,
    wrong: Copy,
    close: Copy,
    sales: Copy,
    profile: Copy,
  }),
  footer: z.strictObject({
    label: Copy,
    links: z.array(OwnLink),
    social: z.array(OtherSite),
    "small-print": Copy,
    erase: z.strictObject({ open: Copy, title: Copy, text: Copy, confirm: Copy, cancel: Copy, done: Copy }),
  }),
  error: z.strictObject({ title: Copy, text: Copy, button: Copy }),
  loading: Copy,
});
export type Site = z.output<typeof Site>;

/** `pages/<route>.yaml`: a page of text beside the funnel. A text of several lines is several paragraphs. */
export const Page = z.strictObject({
  title: Copy,
  intro: Copy.optional(),
  sections: z.array(z.strictObject({ heading: Copy, text: z.array(Copy).min(1) })).min(1),
});
export type Page = z.output<typeof Page>;
