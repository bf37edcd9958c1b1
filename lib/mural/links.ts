import type { MuralSection } from './rules';

export const links = {
  /** The spec's own address (§2) is the first section; the others stand in its query. */
  mural: (section: MuralSection = 'global') =>
    section === 'global' ? '/facilitator/mural' : `/facilitator/mural?section=${section}`,
  newMuralPost: (section: MuralSection) => `/facilitator/mural/new?section=${section}`,
  muralPost: (id: string) => `/facilitator/mural/${encodeURIComponent(id)}`,
  ownMural: () => '/student/mural',
} as const;
