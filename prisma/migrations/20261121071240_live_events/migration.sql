-- Undo: DROP TABLE "public"."live_events";

-- CreateTable
CREATE TABLE "live_events" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "live_events_transaction_idx" ON "live_events"("transaction");

-- CreateIndex
CREATE INDEX "live_events_created_at_idx" ON "live_events"("created_at");
