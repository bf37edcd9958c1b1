const origin = 'https://escola.example';
const pathOf = (asked: string) => new URL(asked, origin).href;

/** As much of a browser's caches as the worker uses. */
export function madeCaches() {
  const boxes = new Map<string, Map<string, Response>>();
  const boxOf = (held: Map<string, Response>) => ({
    match: async (asked: string) => held.get(pathOf(asked))?.clone(),
    put: async (asked: string, response: Response) => void held.set(pathOf(asked), response),
    keys: async () => [...held.keys()].map((url) => ({ url })),
  });
  return {
    async open(name: string) {
      const held = boxes.get(name) ?? new Map<string, Response>();
      boxes.set(name, held);
      return boxOf(held);
    },
    async match(asked: string) {
      for (const held of boxes.values()) {
        const found = held.get(pathOf(asked));
        if (found) return found.clone();
      }
      return undefined;
    },
    keys: async () => [...boxes.keys()],
    delete: async (name: string) => boxes.delete(name),
    /** For the test: what is in which. */
    held() {
      const entries = [...boxes].map(([name, held]) => [
        name,
        [...held.keys()].map((url) => new URL(url).pathname).sort(),
      ]);
      return Object.fromEntries(entries) as Record<string, string[]>;
    },
  };
}

export type MadeCaches = ReturnType<typeof madeCaches>;
