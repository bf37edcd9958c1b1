-- Undo:
--   ALTER TABLE "public"."care_notices" DROP COLUMN "school_only", DROP COLUMN "passed_over", DROP COLUMN "conversation_id";

-- A notice about somebody who teaches or leads is kept from whom it is about.
ALTER TABLE "care_notices" ADD COLUMN     "conversation_id" UUID,
ADD COLUMN     "passed_over" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "school_only" BOOLEAN NOT NULL DEFAULT false;
