-- Undo:
--   ALTER TABLE "public"."written_topics" DROP CONSTRAINT "written_topics_answer_id_fkey";
--   DROP TABLE "public"."written_topics";

-- CreateTable
CREATE TABLE "written_topics" (
    "answer_id" UUID NOT NULL,
    "topic_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "written_topics_pkey" PRIMARY KEY ("answer_id")
);

-- AddForeignKey
ALTER TABLE "written_topics" ADD CONSTRAINT "written_topics_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
