import type { Decorator } from "@storybook/react-vite";
import { MemoryRouter, useLocation } from "react-router-dom";

/** Renders a page with the story's query string (`parameters: { search }`), and shows it. */
export const atItsSearch: Decorator = (Story, { parameters: { search = "" } }) => (
  <MemoryRouter useTransitions={false} initialEntries={[{ pathname: "/numbers", search }]}>
    <Story />
    <Search />
  </MemoryRouter>
);

function Search() {
  return (
    <p data-testid="search" hidden>
      {useLocation().search}
    </p>
  );
}
