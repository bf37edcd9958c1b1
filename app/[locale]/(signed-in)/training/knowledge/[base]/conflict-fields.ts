import { type BaseValues, topicText } from './base-values';

/** The name, the order, and each topic of either version: what differs is shown line by line. */
export function conflictFields(theirs: BaseValues, mine: BaseValues, labels: { name: string; order: string }) {
  const ofThem = new Map(theirs.topics.map((topic) => [topic.id, topic]));
  const ofMe = new Map(mine.topics.map((topic) => [topic.id, topic]));
  const ids = [...new Set([...ofThem.keys(), ...ofMe.keys()])];
  const order = ({ topics }: BaseValues) => topics.map(({ topic }) => topic).join('\n');
  return [
    { label: labels.name, theirs: theirs.name, mine: mine.name },
    { label: labels.order, theirs: order(theirs), mine: order(mine) },
    ...ids.map((id) => ({
      label: (ofMe.get(id) ?? ofThem.get(id))?.topic || id,
      theirs: topicText(ofThem.get(id)),
      mine: topicText(ofMe.get(id)),
    })),
  ];
}
