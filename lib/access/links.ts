export const links = {
  firstAccess: () => '/first-access',
} as const;
