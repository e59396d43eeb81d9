import type { Decorator } from "@storybook/react-vite";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";

/**
 * Renders a page at the story's address (`parameters: { path, state }`). If the page navigates
 * elsewhere, shows the new address instead.
 * There are no transitions, as in the app: with them, a second change of the URL could overlook the
 * first one.
 */
export const atItsAddress: Decorator = (Story, { parameters: { path = "/", state } }) => (
  <MemoryRouter useTransitions={false} initialEntries={[{ pathname: path, state }]}>
    <Routes>
      <Route path={path} element={<Story />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </MemoryRouter>
);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`This leads to ${pathname}${search}`}</p>;
}
