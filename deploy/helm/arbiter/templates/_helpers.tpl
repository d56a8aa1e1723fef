{{/* The name of one part: release and part. Takes a list: the root and the part. */}}
{{- define "arbiter.name" -}}
{{- printf "%s-%s" (index . 0).Release.Name (index . 1) | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "arbiter.selector" -}}
app.kubernetes.io/part-of: arbiter
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/name: {{ index . 1 }}
{{- end -}}

{{- define "arbiter.labels" -}}
{{ include "arbiter.selector" . }}
app.kubernetes.io/version: {{ (index . 0).Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ (index . 0).Release.Service }}
helm.sh/chart: {{ printf "%s-%s" (index . 0).Chart.Name (index . 0).Chart.Version }}
{{- end -}}

{{/* Values of the services that are installed, as YAML: where game-state evaluates, nobody asks rules-evaluation. */}}
{{- define "arbiter.services" -}}
{{- eq .Values.evaluation "inside" | ternary (omit .Values.services "rules-evaluation") .Values.services | toYaml -}}
{{- end -}}

{{- define "arbiter.image" -}}
{{- $root := index . 0 -}}
{{- $image := $root.Values.image -}}
{{- if $image.digests -}}
{{- $digest := index $image.digests (index . 1) | required (printf "image.digests has none of %s: name all images by digest, or none" (index . 1)) -}}
{{- printf "%s/%s@%s" $image.repository (index . 1) $digest -}}
{{- else -}}
{{- printf "%s/%s:%s" $image.repository (index . 1) ($image.tag | default $root.Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* Settings that are no secret, by name; the same for all services. */}}
{{- define "arbiter.settings" -}}
ARBITER_LOG: {{ .Values.log | quote }}
ARBITER_KAFKA: {{ join "," .Values.kafka.brokers | quote }}
ARBITER_ALLOWANCE: {{ .Values.allowance | quote }}
ARBITER_EVALUATION: {{ .Values.evaluation | quote }}
{{- with .Values.cardPictures }}
ARBITER_CARD_PICTURES: {{ . | quote }}
{{- end }}
# The chart's own proxy, and the ingress before it.
ARBITER_PROXIES: {{ ternary 2 1 .Values.ingress.enabled | quote }}
{{- if .Values.kafka.tls.enabled }}
ARBITER_KAFKA_TLS: 'on'
{{- if .Values.kafka.tls.caSecret }}
ARBITER_KAFKA_CA: /etc/arbiter/kafka-ca.crt
{{- end }}
{{- end }}
{{- with .Values.kafka.sasl.mechanism }}
ARBITER_KAFKA_SASL: {{ . | quote }}
{{- end }}
{{- with .Values.telemetry.endpoint }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ . | quote }}
OTEL_SDK_DISABLED: 'false'
{{- end }}
{{- end -}}

{{/* What only one part is told: who it is for the brokers, and its secrets. Takes root, part and its needs. */}}
{{- define "arbiter.secrets" -}}
{{- $root := index . 0 -}}{{- $part := index . 1 -}}{{- $needs := index . 2 -}}
{{- if and (has "kafka" $needs) $root.Values.kafka.sasl.mechanism }}
- name: ARBITER_KAFKA_USER
  value: {{ printf "%s%s" $root.Values.kafka.sasl.userPrefix $part }}
- name: ARBITER_KAFKA_PASSWORD
  valueFrom:
    secretKeyRef:
      name: {{ printf "%s%s" $root.Values.kafka.sasl.userPrefix $part }}
      key: {{ $root.Values.kafka.sasl.passwordKey }}
{{- end }}
{{- if has "postgres" $needs }}
- name: ARBITER_READ_MODELS
  valueFrom:
    secretKeyRef: { name: {{ $root.Values.postgres.secret }}, key: {{ $root.Values.postgres.key }} }
{{- end }}
{{- if has "redis" $needs }}
- name: ARBITER_REDIS
  valueFrom:
    secretKeyRef: { name: {{ $root.Values.redis.secret }}, key: {{ $root.Values.redis.key }} }
{{- end }}
{{- $oidc := $root.Values.oidc -}}
{{- if and (has "oidc" $needs) $oidc.issuer }}
- { name: ARBITER_OIDC_ISSUER, value: {{ $oidc.issuer | quote }} }
- { name: ARBITER_OIDC_CLIENT, value: {{ $oidc.client | quote }} }
{{- with $oidc.secret }}
- name: ARBITER_OIDC_SECRET
  valueFrom:
    secretKeyRef: { name: {{ . }}, key: {{ $oidc.key }} }
{{- end }}
- { name: ARBITER_OIDC_PAGE, value: {{ $oidc.page | default (printf "https://%s" $root.Values.ingress.host) | quote }} }
- { name: ARBITER_OIDC_SCOPE, value: {{ $oidc.scope | quote }} }
- { name: ARBITER_OIDC_CLAIM, value: {{ $oidc.claim | quote }} }
- { name: ARBITER_OIDC_ROLES, value: {{ join "," $oidc.roles | quote }} }
- { name: ARBITER_OIDC_NAME, value: {{ $oidc.name | quote }} }
- { name: ARBITER_OIDC_TIES, value: {{ $oidc.ties | quote }} }
{{- end }}
{{- if has "front" $needs }}
- name: ARBITER_URL
  value: {{ printf "http://%s:8080" (include "arbiter.name" (list $root "front")) }}
{{- end }}
{{- end -}}

{{/* Places to write, for a container whose root can't be written. Takes root and needs. */}}
{{- define "arbiter.mounts" -}}
{{- $root := index . 0 -}}{{- $needs := index . 1 -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- range $need := $needs }}
{{- if hasPrefix "keys-" $need }}
- { name: {{ $need }}, mountPath: /data/keys/{{ trimPrefix "keys-" $need }}, readOnly: true }
{{- end }}
{{- end }}
{{- if and (has "kafka" $needs) $root.Values.kafka.tls.enabled $root.Values.kafka.tls.caSecret }}
- { name: kafka-ca, mountPath: /etc/arbiter, readOnly: true }
{{- end }}
{{- end -}}

{{- define "arbiter.volumes" -}}
{{- $root := index . 0 -}}{{- $needs := index . 1 -}}
- name: data
  emptyDir: { sizeLimit: 64Mi }
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
{{- range $need := $needs }}
{{- if hasPrefix "keys-" $need }}
- name: {{ $need }}
  secret: { secretName: {{ printf "%s-%s" $root.Values.keys.secret (trimPrefix "keys-" $need) }}, defaultMode: 0440 }
{{- end }}
{{- end }}
{{- if and (has "kafka" $needs) $root.Values.kafka.tls.enabled $root.Values.kafka.tls.caSecret }}
- name: kafka-ca
  secret:
    secretName: {{ $root.Values.kafka.tls.caSecret }}
    items: [{ key: {{ $root.Values.kafka.tls.caKey }}, path: kafka-ca.crt }]
{{- end }}
{{- end -}}

{{/* Of every pod: nobody's rights. */}}
{{- define "arbiter.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ . }}
runAsGroup: {{ . }}
fsGroup: {{ . }}
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "arbiter.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "arbiter.placement" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
