-- Undo:
--   ALTER TABLE "public"."test_attempts" DROP COLUMN "position",
--   DROP COLUMN "waiting";

-- What the board tells of a device: the question on screen, and how many answers were on it alone.
ALTER TABLE "test_attempts" ADD COLUMN     "position" INTEGER,
ADD COLUMN     "waiting" INTEGER NOT NULL DEFAULT 0;
