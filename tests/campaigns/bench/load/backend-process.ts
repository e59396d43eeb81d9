import "../../faults/backend-process.ts";

// The program that started it may be stopped with Ctrl+C.
process.on("disconnect", () => process.exit());
