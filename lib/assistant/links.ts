export const links = {
  mural: () => '/facilitator/mural',
} as const;
