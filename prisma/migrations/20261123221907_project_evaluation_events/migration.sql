-- Undo: PostgreSQL takes no value from an enum; delete its rows and make the type anew without it:
--   DELETE FROM "activity_events" WHERE "kind" = 'projectEvaluation';
--   ALTER TYPE "ActivityKind" RENAME TO "ActivityKind_before";
--   CREATE TYPE "ActivityKind" AS ENUM ('selfStudy', 'classSetup', 'attendance', 'lesson', 'mural');
--   ALTER TABLE "activity_events" ALTER COLUMN "kind" TYPE "ActivityKind" USING "kind"::text::"ActivityKind";
--   DROP TYPE "ActivityKind_before";

-- AlterEnum
ALTER TYPE "ActivityKind" ADD VALUE 'projectEvaluation';
