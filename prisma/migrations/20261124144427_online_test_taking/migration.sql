-- Undo:
--   ALTER TABLE "public"."test_attempts" DROP COLUMN "graded_at",
--   DROP COLUMN "heard_at",
--   ADD COLUMN     "key_hash" BYTEA;

-- The key of an attempt is counted from its id, so that nothing of it need be stored.
ALTER TABLE "test_attempts" DROP COLUMN "key_hash",
ADD COLUMN     "graded_at" TIMESTAMPTZ(3),
ADD COLUMN     "heard_at" TIMESTAMPTZ(3);
