import { Suspense } from "react";
import { lazyPart } from "#ui/loading/lazy-part.ts";

const Part = lazyPart(() => import("./endless-button.tsx"), "EndlessButton");

export function EmptyFallback() {
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
