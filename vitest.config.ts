import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
    // compiling the funnel is most of the time: once for a worker, not once for a file
    isolate: false,
    reporters: ["default"],
  },
});
