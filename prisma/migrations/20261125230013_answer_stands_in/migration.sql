-- Undo: ALTER TABLE "public"."chat_messages" DROP COLUMN "stands_in";

-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "stands_in" BOOLEAN NOT NULL DEFAULT false;
