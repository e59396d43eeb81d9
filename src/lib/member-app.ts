/** The member area as an app: what its worker, its pages, and the hosts have to agree on. */
export const memberApp = {
  /** The app's only page. The worker controls pages that were opened here. */
  page: "/profile",
  worker: "/profile-worker.js",
  manifest: "/profile.webmanifest",
  /** The prefix of its caches' names. */
  caches: "member-app:",
  /** The cache with the pictures of the coming days. All others belong to a build. */
  pictures: "member-app:pictures",
  /**
   * The message from a page to a worker that waits: a build's page has no use for an earlier
   * worker.
   */
  takeOver: "take over",
} as const;
