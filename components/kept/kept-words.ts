/** Of the shells, which come with them: whatever draws one has no line to fetch words over. */
export type KeptWords = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'nothing'
    | 'nothingText'
    | 'signIn'
    | 'again'
    | 'lesson'
    | 'age'
    | 'sessionOver'
    | 'open'
    | 'other'
    | 'back'
    | 'unreadable',
    string
  >
>;
