export const careTopics = [
  'selfHarm',
  'abuse',
  'violence',
  'sexual',
  'drugs',
  'bullying',
  'eating',
  'blackmail',
  'grooming',
  'weapons',
  'threats',
  'secrets',
  'other',
] as const;
export type CareTopic = (typeof careTopics)[number];
export const careSeverities = ['attention', 'high'] as const;
export type CareSeverity = (typeof careSeverities)[number];
export type Screened = { topic: CareTopic; severity: CareSeverity };

/** What in a question tells of danger. Words are folded; `unless` is what follows and makes it a game or an idiom. */
export type Sign = Screened & { says: RegExp; unless: RegExp | undefined };

export function sign(topic: CareTopic, severity: CareSeverity, says: string, unless?: RegExp): Sign {
  return { topic, severity, says: new RegExp(`(?<![a-z])(?:${says})(?![a-z])`, 'g'), unless };
}
