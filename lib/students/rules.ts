/** The years of Brazilian basic education, in their order. */
export const schoolYears = [
  'EF1',
  'EF2',
  'EF3',
  'EF4',
  'EF5',
  'EF6',
  'EF7',
  'EF8',
  'EF9',
  'EM1',
  'EM2',
  'EM3',
] as const;

export const studentsPerPage = 20;

/** Nobody turns so many pages; who looks for one narrows the list. Counting on would cost more than the page itself. */
export const studentsCountedMax = 5000;
