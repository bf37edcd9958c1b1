-- Undo:
--   ALTER TABLE "public"."verified_answers" DROP COLUMN "question_key";

ALTER TABLE "verified_answers"
  ADD COLUMN "question_key" TEXT COLLATE "C" GENERATED ALWAYS AS (public.folded("question")) STORED;
