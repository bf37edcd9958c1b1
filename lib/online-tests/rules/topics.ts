import { type Answered, theoryOf } from './grade';

/** What was reached by what the questions ask about, in the order in which the topics come. */
export function byTopic(answered: readonly (Answered & { topic: string })[]) {
  const topics = [...new Set(answered.map(({ topic }) => topic))];
  return topics.map((topic) => ({ topic, ...theoryOf(answered.filter((each) => each.topic === topic)) }));
}
