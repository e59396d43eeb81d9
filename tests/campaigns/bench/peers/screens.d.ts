declare module "virtual:screens" {
  interface Screen {
    id: string;
    title: string;
    kind: "one" | "many" | "field" | "page";
    options: [value: string, label: string][];
    number?: number;
  }
  export const screens: Screen[];
  export const waitMs: number;
}
