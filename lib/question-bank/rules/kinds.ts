/** What the pages of lessons mark by colour, and what has no colours. */
export const codeLanguages = [
  'text',
  'python',
  'javascript',
  'scratch',
  'arduino',
  'cpp',
  'xml',
  'css',
  'json',
] as const;

/** How many of each a question takes before it is published, from the fewest to the most. */
export const counts = {
  single: { fewest: 2, most: 5 },
  // Of two, both would be right.
  twoRight: { fewest: 3, most: 6 },
  match: { fewest: 2, most: 8 },
  order: { fewest: 2, most: 8 },
} as const;

export const questionsMax = 100;
export const weightMax = 10;
export const limitMinutesMax = 240;

export const exportFormats = ['gift', 'qti21', 'qti30'] as const;

/** What a file of questions may weigh as it is sent, and how much of it is words. */
export const questionFileBytesMax = 20 * 1024 * 1024;
export const questionTextBytesMax = 1024 * 1024;
export const packageTextBytesMax = 2 * 1024 * 1024;
export const packageItemsMax = 200;
