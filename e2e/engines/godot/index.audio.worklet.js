class GodotProcessor extends AudioWorkletProcessor {
  process() {
    return true;
  }
}
registerProcessor('godot-processor', GodotProcessor);
