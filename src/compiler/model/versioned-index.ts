interface Layer<Value> {
  below: VersionedIndex<Value> | undefined;
  entries: { key: string; value: Value }[];
  /** Positions in `entries`, by key. */
  positions: Map<string, number[]>;
}

/**
 * A growing multimap that keeps its earlier versions. A new version needs no copy: consecutive
 * versions share one log and differ in how much of it they read.
 */
export class VersionedIndex<Value> {
  readonly #layer: Layer<Value>;
  readonly #length: number;

  private constructor(layer: Layer<Value>, length: number) {
    this.#layer = layer;
    this.#length = length;
  }

  static empty<Value>(): VersionedIndex<Value> {
    return new VersionedIndex(createLayer<Value>(undefined), 0);
  }

  /** The same entries, with a separate log for the entries that follow. */
  fork(): VersionedIndex<Value> {
    return new VersionedIndex(createLayer(this), 0);
  }

  with(key: string, value: Value): VersionedIndex<Value> {
    const isNewest = this.#length === this.#layer.entries.length;
    if (!isNewest) return this.fork().with(key, value);
    const { entries, positions } = this.#layer;
    const earlier = positions.get(key);
    if (earlier) earlier.push(entries.length);
    else positions.set(key, [entries.length]);
    return new VersionedIndex(this.#layer, entries.push({ key, value }));
  }

  has(key: string): boolean {
    const [first = Number.POSITIVE_INFINITY] = this.#layer.positions.get(key) ?? [];
    return first < this.#length || (this.#layer.below?.has(key) ?? false);
  }

  /** The values of a key, oldest first. */
  of(key: string): Value[] {
    // Every position is that of an entry; a value may itself be undefined.
    const own = (this.#layer.positions.get(key) ?? [])
      .filter((at) => at < this.#length)
      .map((at) => this.#layer.entries[at]?.value as Value);
    return [...(this.#layer.below?.of(key) ?? []), ...own];
  }

  /** The entries added since the fork. */
  getAdded(): readonly { key: string; value: Value }[] {
    return this.#layer.entries.slice(0, this.#length);
  }
}

function createLayer<Value>(below: VersionedIndex<Value> | undefined): Layer<Value> {
  return { below, entries: [], positions: new Map() };
}
