-- Undo:
--   UPDATE "public"."care_notices" SET "seen_at" = "facilitator_seen_at", "seen_by_id" = "facilitator_seen_by_id"
--    WHERE "seen_at" IS NULL;
--   ALTER TABLE "public"."care_notices" DROP COLUMN "facilitator_seen_at",
--   DROP COLUMN "facilitator_seen_by_id",
--   DROP COLUMN "mailed_at";

-- AlterTable
ALTER TABLE "care_notices" ADD COLUMN     "facilitator_seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "facilitator_seen_by_id" UUID,
ADD COLUMN     "mailed_at" TIMESTAMPTZ(3);

-- What a facilitator has seen, the school has not.
UPDATE "care_notices" n SET "facilitator_seen_at" = n."seen_at", "facilitator_seen_by_id" = n."seen_by_id",
       "seen_at" = NULL, "seen_by_id" = NULL
  FROM "accounts" a WHERE a."id" = n."seen_by_id" AND a."tipo" = 'instrutor';
