// Loads every tab before a story looks at it, however slow the machine is.
import.meta.glob("./*/*-tab.tsx", { eager: true });
