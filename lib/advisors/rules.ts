type Schools = {
  /** Those that were entrusted before. */
  before: readonly string[];
  entrusted: readonly string[];
  linked: readonly string[];
};

/** What is linked once other schools are entrusted: what is new is linked, what was unlinked stays so, what is withdrawn goes. */
export function linkedAfter({ before, entrusted, linked }: Schools): string[] {
  return entrusted.filter((id) => linked.includes(id) || !before.includes(id));
}
