import type { MuralSection } from './rules';

/** Who writes it, and the school that reads along. */
type Area = 'facilitator' | 'school';

export const links = {
  /** The spec's own address (§2) is the first section; the others stand in its query. */
  mural: (section: MuralSection = 'global', area: Area = 'facilitator') =>
    section === 'global' ? `/${area}/mural` : `/${area}/mural?section=${section}`,
  newMuralPost: (section: MuralSection) => `/facilitator/mural/new?section=${section}`,
  muralPost: (id: string, area: Area = 'facilitator') => `/${area}/mural/${encodeURIComponent(id)}`,
  ownMural: () => '/student/mural',
} as const;
