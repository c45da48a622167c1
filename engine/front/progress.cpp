#include "front.hpp"
#include <Message_ProgressIndicator.hxx>

using namespace front;

namespace {
/** Tells how far a piece of work is. The world outside stops it by an exception of its own, which nothing here catches. */
class Indicator : public Message_ProgressIndicator {
public:
  Indicator(double from) : from(from) {}

protected:
  Standard_Boolean UserBreak() override {
    goOn(from + (1 - from) * GetPosition());
    return Standard_False;
  }
  // It is called by destructors, too, through which no exception may pass.
  void Show(const Message_ProgressScope &, const Standard_Boolean) override {}

private:
  const double from;
};

Handle(Message_ProgressIndicator) indicator;
} // namespace

namespace front {
Message_ProgressRange watched(double from) {
  indicator = new Indicator(from);
  return indicator->Start();
}
} // namespace front
