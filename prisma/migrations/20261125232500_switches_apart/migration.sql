-- Undo:
--   ALTER TABLE "public"."class_lessons" DROP COLUMN "screens_switched_at";

-- One time for both switches let the later tap of one undo the earlier tap of the other.
ALTER TABLE "class_lessons" ADD COLUMN "screens_switched_at" TIMESTAMPTZ(3);
UPDATE "class_lessons" SET "screens_switched_at" = "switched_at" WHERE "screens_off";
