/**
 * Gives this page broadcast channels of its own: signing out in one page signs out all others of the
 * browser, and stories are tested in two pages at once.
 */
export function ownChannels(): void {
  const Shared = globalThis.BroadcastChannel;
  const page = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      // Vitest's own channels connect its pages.
      super(name.startsWith("sb-") ? `${name} ${page}` : name);
    }
  };
}
