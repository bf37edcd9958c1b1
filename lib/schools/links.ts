export const links = {
  school: () => '/school',
} as const;
