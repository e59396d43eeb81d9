import type { Decorator } from "@storybook/react-vite";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";

/** A page at the address that the story names (`parameters: { path, state }`). Where it leads elsewhere, that address is told in its place. */
export const atItsAddress: Decorator = (Story, { parameters: { path = "/", state } }) => (
  <MemoryRouter initialEntries={[{ pathname: path, state }]}>
    <Routes>
      <Route path={path} element={<Story />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </MemoryRouter>
);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>This leads to {pathname + search}</p>;
}
