CREATE TABLE "outbox" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" text PRIMARY KEY NOT NULL,
	"internal_filename" text NOT NULL,
	"filename" text NOT NULL,
	"format" text NOT NULL,
	"model_unit" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"provider_id" text,
	"measurement" jsonb,
	"image_name" text,
	"mesh_name" text,
	"stl_name" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parts_internal_filename_unique" UNIQUE("internal_filename")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"orders_email" text NOT NULL,
	"contact_email" text NOT NULL,
	"logo_url" text NOT NULL,
	"address" jsonb NOT NULL,
	"generate_instant_quotes" boolean NOT NULL,
	"offer" jsonb NOT NULL,
	"rate_card" jsonb NOT NULL,
	"owner_sub" text
);
--> statement-breakpoint
CREATE TABLE "rfqs" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"contact" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rfqs_once_per_key" UNIQUE("provider_id","idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("position") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "parts_of_provider" ON "parts" USING btree ("provider_id","created_at") WHERE "parts"."state" = 'measured';--> statement-breakpoint
CREATE INDEX "parts_unfinished" ON "parts" USING btree ("created_at") WHERE "parts"."state" in ('received', 'converted');--> statement-breakpoint
CREATE INDEX "providers_of_owner" ON "providers" USING btree ("owner_sub");