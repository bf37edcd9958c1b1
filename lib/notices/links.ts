/** Who writes: a school, or a facilitator for the own classes. */
type Area = 'school' | 'facilitator';

export const links = {
  notices: (area: Area) => `/${area}/notices`,
  newNotice: (area: Area) => `/${area}/notices/new`,
  notice: (area: Area, id: string) => `/${area}/notices/${encodeURIComponent(id)}`,
} as const;
