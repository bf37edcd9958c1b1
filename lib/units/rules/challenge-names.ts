type Named = { key: string; name: string };

/**
 * What a challenge of a mission is known by in every class of its module, where its key may be another: its words, and of
 * several with the same words which one of them it is.
 */
export function nameOfChallenge(mission: readonly Named[], key: string): string | undefined {
  const own = mission.find((challenge) => challenge.key === key);
  const alike = mission.filter(({ name }) => name === own?.name);
  return own && `${alike.indexOf(own)} ${own.name}`;
}
