CREATE TABLE "kept_answers" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	CONSTRAINT "kept_answers_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "kept_answers_begun" ON "kept_answers" USING btree ("begun_at");