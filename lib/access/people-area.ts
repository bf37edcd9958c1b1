/** Where the same screens of people and classes stand: the school's own, the facilitator's classes, the administration. */
export const peopleAreas = ['school', 'facilitator', 'adm'] as const;
export type PeopleArea = (typeof peopleAreas)[number];
