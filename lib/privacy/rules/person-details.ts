/** What is known of who asks: it is taken out wherever it stands. */
export type PersonDetails = {
  /** Full names: the reader's own, the guardians'. */
  readonly names: readonly string[];
  readonly login?: string | null | undefined;
  readonly school?: string | null | undefined;
  /** Of the school. */
  readonly city?: string | null | undefined;
};

/** A text without the sign, or as many digits, has nothing for the pattern: most texts are spared most patterns. */
export type Removal = readonly [
  pattern: RegExp,
  mark: string | ((...found: string[]) => string),
  sign?: 'at' | 'digit' | 'long',
];
