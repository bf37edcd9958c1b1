type Kept = { reply: unknown; at: number; usedAt: number };

/** What this document has read, as `memory.ts` keeps it. It ends with the document. */
export const kept = new Map<string, Kept>();

/** Something was changed, here or by somebody else: what was read before may be older than that. */
export function forgetReplies(): void {
  kept.clear();
}
