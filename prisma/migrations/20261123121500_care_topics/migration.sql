-- Undo: values of an enum stay; notices of these topics become 'abuse' before a new type without them takes its place.

-- What children tell of beside what was heard so far, and what a model saw without a name for it.
ALTER TYPE "CareTopic" ADD VALUE 'eating';
ALTER TYPE "CareTopic" ADD VALUE 'blackmail';
ALTER TYPE "CareTopic" ADD VALUE 'grooming';
ALTER TYPE "CareTopic" ADD VALUE 'weapons';
ALTER TYPE "CareTopic" ADD VALUE 'threats';
ALTER TYPE "CareTopic" ADD VALUE 'secrets';
ALTER TYPE "CareTopic" ADD VALUE 'other';
